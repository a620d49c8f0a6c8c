import type { Variant } from './variant.ts';

/** The card of a pupil who does not exist, as the public site shows it and gives it as PDF. */
export interface SampleCard {
  invented: string;
  name: string;
  period: string;
  /** What is told of the pupil, under each other. */
  facts: readonly { what: string; value: string }[];
  lineTitle: string;
  /** The line in words. */
  lineText: string;
}

/** Expected share in percent, day of practice by day of practice. */
export const SAMPLE_LINE: readonly number[] = [62, 64, 67, 66, 72, 75, 74, 80, 84, 88, 91];

/** The invented card in the words of a variant. */
export const sampleCard = (variant: Variant): SampleCard => ({
  invented: 'Voorbeeld met een bedachte leerling en bedachte cijfers',
  name: variant === 'be' ? 'Aya, derde leerjaar' : 'Aya, groep 5',
  period: 'De laatste vier weken',
  facts: [
    { what: 'Geoefend', value: '11 dagen, 2 uur en 20 minuten, 412 antwoorden' },
    { what: 'Beheerst', value: 'Open klankgroep, eind-d of eind-t' },
    {
      what: 'Vraagt aandacht',
      value: 'ei of ij: stap terug nodig. Deze regel onthoudt Aya nog niet; oefen eerst met het woordbeeld.',
    },
    { what: 'Lastige woorden', value: 'kapitein, vrijheid, geheim, dolfijn' },
    {
      what: 'Waarom deze woorden?',
      value: '‘kapitein’ kwam terug als herhaling: op 3 maart fout, op 6 en 10 maart goed.',
    },
  ],
  lineTitle: 'Eind-d of eind-t',
  lineText: 'Verwacht percentage goed bij eind-d of eind-t: van 62 naar 91 in vier weken',
});
