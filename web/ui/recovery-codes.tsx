import { showRecoveryCode } from '../../server/contract/recovery-code.ts';
import { saveFile } from './csv.ts';
import './recovery-codes.css';

/** Codes for when a phone is gone, as they are shown once and printed. */
export const RecoveryCodes = ({ codes, label }: { codes: readonly string[]; label: string }) => (
  <ul className="recovery-codes" aria-label={label}>
    {codes.map((code) => (
      <li key={code}>
        <code>{showRecoveryCode(code)}</code>
      </li>
    ))}
  </ul>
);

/** Lets the browser save them as a text. */
export const saveRecoveryCodes = (name: string, head: string, codes: readonly string[]) =>
  saveFile(
    name,
    'txt',
    new Blob([[head, '', ...codes.map(showRecoveryCode), ''].join('\r\n')], {
      type: 'text/plain;charset=utf-8',
    }),
  );
