import type { ComponentProps } from 'react';
import { hudButton, type HudIcon } from '../../../engine/drawing/hud.ts';
import { Drawing } from '../../ui/drawing.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: HudIcon;
  /** What it does, for a screen reader and on hover. */
  label: string;
}

/**
 * A round blue button of 72 u with an icon. Pressed by pointer it leaves the focus where it was, so that letters go on being
 * typed, and Enter and Space go on meaning what they mean in the canvas; by keyboard it keeps it.
 */
export const RoundButton = ({ icon, label, className, onClick, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    className={className ? `round-button ${className}` : 'round-button'}
    aria-label={label}
    title={label}
    onMouseDown={(event) => event.preventDefault()}
    onClick={(event) => {
      if (event.detail > 0) event.currentTarget.blur();
      onClick?.(event);
    }}
  >
    <Drawing svg={hudButton(icon)} />
  </button>
);
