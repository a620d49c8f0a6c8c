import { saveFile } from '../../ui/csv.ts';

/** Saves a document that came as base64. */
export function savePdf(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  saveFile(name, 'pdf', new Blob([bytes], { type: 'application/pdf' }));
}
