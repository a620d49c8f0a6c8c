import type { Leaflet } from '../contract/leaflet.ts';
import type { Variant } from '../contract/variant.ts';
import { makePdf, text } from '../documents/pdf.ts';
import { longDay } from '../licence/long-day.ts';
import type { AgreementText } from './agreement-text.ts';
import { footerOf, heading, leafletBlocks, paragraphs } from './leaflet-pdf.ts';
import { SECURITY_LEVELS } from './measures.ts';

interface AgreementDocument {
  text: AgreementText;
  parties: readonly string[];
  leaflet: Leaflet;
  variant: Variant;
  signature: { signer: string; task: string; organisation: string; signedOn: string; supplier: string };
  at: number;
}

/** A signed agreement with its two annexes, as a document. */
export function agreementPdf({
  text: agreement,
  parties,
  leaflet,
  variant,
  signature,
  at,
}: AgreementDocument): Promise<Buffer> {
  const { signer, task, organisation, signedOn, supplier } = signature;
  const { title, version, parts } = agreement;
  const annex = (name: string) => ({
    text: text(name),
    fontSize: 16,
    bold: true,
    pageBreak: 'before' as const,
    margin: [0, 0, 0, 10] as [number, number, number, number],
  });
  return makePdf({
    info: { title: `${title} ${organisation}`, author: 'Spelwereld', creationDate: new Date(at) },
    content: [
      { text: 'Spelwereld', fontSize: 22, bold: true, color: '#1c4a9e' },
      { text: title, fontSize: 16, bold: true, margin: [0, 2, 0, 4] },
      { text: `Versie ${version}`, color: '#565e78', margin: [0, 0, 0, 12] },
      heading('Partijen'),
      ...paragraphs(parties),
      ...parts.flatMap((part) => [heading(part.title), ...paragraphs(part.paragraphs)]),
      heading('Ondertekening'),
      {
        unbreakable: true,
        columns: [
          {
            stack: [
              { text: text(organisation), bold: true },
              { text: text(signer) },
              { text: text(task) },
              { text: longDay(signedOn) },
              {
                text: 'Ondertekend in Spelwereld, met de verklaring daartoe bevoegd te zijn.',
                color: '#565e78',
              },
            ],
          },
          {
            stack: [
              { text: text(supplier), bold: true },
              {
                text: 'De aanbieder doet dit aanbod aan elke klant en is eraan gebonden zodra die ondertekent.',
                color: '#565e78',
              },
            ],
          },
        ],
        columnGap: 24,
      },
      annex(`Bijlage 1: ${leaflet.title.toLowerCase()}`),
      {
        text: `Versie ${leaflet.version} van ${longDay(leaflet.day)}`,
        color: '#565e78',
        margin: [0, 0, 0, 8],
      },
      ...leafletBlocks(leaflet, variant),
      annex('Bijlage 2: beveiliging'),
      ...paragraphs([
        'De niveaus zijn een eigen inschatting naar de indeling van het onderwijs in beschikbaarheid, integriteit en vertrouwelijkheid. Ze zijn niet door een ander getoetst.',
      ]),
      ...SECURITY_LEVELS.flatMap(({ name, level, what }) => [
        heading(`${name}: ${level}`),
        ...paragraphs([what]),
      ]),
      heading('Maatregelen'),
      ...paragraphs(['De maatregelen staan in bijlage 1, onder: hoe het beveiligd is.']),
    ],
    footer: footerOf(`${title}, versie ${version}`),
  });
}
