import type { ComponentProps } from 'react';
import { hudButton, type HudIcon } from '../../../engine/drawing/hud.ts';
import { Drawing } from '../../ui/drawing.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: HudIcon;
  /** What it does, for a screen reader and on hover. */
  label: string;
}

/** A round blue button of 72 u with an icon. */
export const RoundButton = ({ icon, label, className, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    className={className ? `round-button ${className}` : 'round-button'}
    aria-label={label}
    title={label}
  >
    <Drawing svg={hudButton(icon)} />
  </button>
);
