import { VARIANTS, variantOf, type Variant } from '../../server/contract/variant.ts';

/** What the server wrote in its page; a page from elsewhere, such as a development server, goes by its hostname. */
const written = VARIANTS.find((one) => one === globalThis.document?.documentElement.dataset['variant']);

/** The variant of this site; it does not change while a page is open. */
export const VARIANT: Variant = written ?? variantOf(globalThis.location?.hostname ?? '');
