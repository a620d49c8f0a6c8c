import type { Page } from '@playwright/test';
import type { School } from '../e2e/school.ts';

/** What takes pictures: a page of its own per person, and where pictures go. */
export interface Studio {
  school: School;
  /** A page of the size of pictures; or of a classroom's laptop. */
  open(isLarge?: boolean): Promise<Page>;
  /** Keeps what is to be seen under a name. */
  shoot(page: Page, name: string): Promise<void>;
}
