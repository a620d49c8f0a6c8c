import { getSiteShow, SHOWS, toldAt } from '../contract/site-shows.ts';
import type { Variant } from '../contract/variant.ts';
import type { Calls } from '../http/calls.ts';
import { notFound } from '../http/problem.ts';

/**
 * Speaks the steps of the instruction page for visitors: these fixed texts alone, so that nobody can have the voice say
 * what they like and each is made once. `prepare` gives the address of a text and speaks it in the background.
 */
export function siteShowRoutes(calls: Calls, prepare: (text: string, variant: Variant) => string): void {
  calls.open(getSiteShow, async ({ params, variant }) => {
    const chapter = SHOWS.find(({ id }) => id === params.chapter);
    if (!chapter) throw notFound('Dit hoofdstuk bestaat niet.');
    return {
      steps: chapter.steps.map((step) => ({ id: step.id, url: prepare(toldAt(step, variant), variant) })),
    };
  });
}
