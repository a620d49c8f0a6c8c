import { useMemo } from 'react';

interface Props {
  /** SVG text of our own drawing room; never what a user wrote. */
  svg: string;
  className?: string;
  /** What a screen reader says; without it the drawing is decoration. */
  label?: string;
}

/** A drawing of `engine/drawing` on the page. */
export function Drawing({ svg, className, label }: Props) {
  const html = useMemo(() => ({ __html: svg }), [svg]);
  return (
    <span
      className={className ? `drawing ${className}` : 'drawing'}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={html}
    />
  );
}
