import { Fragment } from 'react';

/** Several names in one cell: a line ends between two of them, and within one only where that alone is too long. */
export const NamesCell = ({ names }: { names: readonly string[] }) => (
  <span className="parts">
    {names.map((name, i) => (
      <Fragment key={i}>
        {i > 0 && ' '}
        <span>{i < names.length - 1 ? `${name},` : name}</span>
      </Fragment>
    ))}
  </span>
);

/** A mail address in a cell: a line ends before its @, and elsewhere only where a part alone is too long. */
export function MailCell({ address }: { address: string | null }) {
  const at = address?.lastIndexOf('@') ?? -1;
  if (address === null || at < 1) return address;
  return (
    <span className="parts">
      <span>{address.slice(0, at)}</span>
      <wbr />
      <span>{address.slice(at)}</span>
    </span>
  );
}
