import { SHOWS, type ShowChapter } from '../../../../server/contract/site-shows.ts';

/** The chapters without the schemas of the contract around them. */
export default (): readonly ShowChapter[] => SHOWS;
