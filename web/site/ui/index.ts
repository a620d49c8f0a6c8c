export { Closing } from './closing.tsx';
export { Hero } from './hero.tsx';
export { Actions, ButtonLink, PageLink } from './links.tsx';
export { Note, Steps, Ticks } from './lists.tsx';
export { Picture } from './picture.tsx';
export { PrintButton } from './print-button.tsx';
export { Card, Columns, Section } from './section.tsx';
export { Table } from './table.tsx';
