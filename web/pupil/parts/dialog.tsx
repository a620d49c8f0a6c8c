import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { PALETTE, layer, svg, type Point } from '../../../engine/drawing/index.ts';
import { Drawing } from '../../ui/drawing.tsx';
import './dialog.css';

interface Props {
  title: string;
  /** Size in u. */
  width: number;
  height: number;
  /** Escape, or a press beside the sheet where that may close it. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
}

/** A torn sheet of paper over the canvas, with the title on top. It holds the focus until it is closed. */
export function Dialog({ title, width, height, onClose, className, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const before = document.activeElement;
    dialog.showModal();
    // A dialog by itself would focus its first button, which may be the one that closes it.
    dialog.querySelector<HTMLElement>('[data-first="true"]')?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={className ? `sheet ${className}` : 'sheet'}
      style={{ '--w': width, '--h': height }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The canvas below must not hear what is typed here.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Sheet width={width} height={height} />
      <div className="sheet-content">
        <h1 id={titleId}>{title}</h1>
        {children}
      </div>
    </dialog>
  );
}

/** The drawing of a torn sheet, a little larger than its content. */
function Sheet({ width, height }: { width: number; height: number }) {
  const drawing = useMemo(() => {
    const corners: Point[] = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
    const sheet = layer(corners, PALETTE.card, {
      seed: width,
      amplitude: 2.2,
      edge: '#ffffff',
      edgeWidth: 7,
      shadow: 'object',
    });
    return svg(sheet, -20, -20, width + 40, height + 44);
  }, [width, height]);
  return <Drawing svg={drawing} className="sheet-paper" />;
}
