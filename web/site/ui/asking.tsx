import { site } from '../wording/frame.ts';

interface Props {
  /** Why it did not work; without it the answer is under way. */
  error: string | undefined;
  onAgain: () => void;
}

/** In place of what a page asks the server for: that it is under way, or why it is not there. */
export const Asking = ({ error, onAgain }: Props) => (
  <div role="status">
    <p>{error ?? site('asking')}</p>
    {error !== undefined && (
      <button type="button" className="paper-button quiet" onClick={onAgain}>
        {site('form.again')}
      </button>
    )}
    <noscript>
      <p>{site('noScript')}</p>
    </noscript>
  </div>
);
