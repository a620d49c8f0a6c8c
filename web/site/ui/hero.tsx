import type { ReactNode } from 'react';
import hills from '../art/hills.ts?drawn';
import { JumpMenu } from '../layout/jump-menu.tsx';

interface Props {
  /** The one h1 of the page. */
  title: string;
  lead: string;
  /** Whether people come to this page to do something, which then has to be in view at once. */
  low?: boolean;
  /** A picture beside the text. */
  picture?: ReactNode;
  /** Buttons below the text. */
  children?: ReactNode;
}

/** The top of a page: what it is about, under the sky of the map. */
export const Hero = ({ title, lead, low, picture, children }: Props) => (
  <>
    <div className={low ? 'site-hero low' : 'site-hero'}>
      <div className={picture ? 'site-hero-text with-picture' : 'site-hero-text'}>
        <div>
          <h1>{title}</h1>
          <p className="site-lead">{lead}</p>
          {children}
        </div>
        {picture}
      </div>
      <img className="site-hills" src={hills.src} width={hills.width} height={hills.height} alt="" />
    </div>
    <JumpMenu />
  </>
);
