import { Drawing } from '../ui/drawing.tsx';
import { Klodder, type Face } from '../ui/klodder.tsx';
import { scenery } from '../ui/scenery.ts';

const SCENERY = scenery();

/** The hills behind a message. */
export const MessageScene = () => <Drawing svg={SCENERY} className="message-scene" />;

/** Who brings the message. */
export const MessageFigure = ({ face }: { face: Face }) => <Klodder name="moes" face={face} size={150} />;
