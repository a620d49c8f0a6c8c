/** Lets the browser save a CSV file. */
export const saveCsv = (name: string, csv: string) =>
  saveFile(name, 'csv', new Blob([csv], { type: 'text/csv;charset=utf-8' }));

/** Lets the browser save a file; of the name only letters, digits and dashes are kept. */
export function saveFile(name: string, ending: string, content: Blob) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replace(/[^\p{L}\p{N} -]/gu, '').trim()}.${ending}`;
  // In the document and for a while: Safari and Firefox begin with it later, and would save nothing.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

const KEPT_MS = 60_000;
