import { useState } from 'react';
import { PageLink, Table } from '../../ui/index.ts';
import { needs } from '../../wording/needs.ts';
import type { Finding } from './checks.ts';
import './check.css';

type Say = Parameters<typeof needs>[0];
const STATES = ['good', 'fair', 'bad'] as const;

const sayOf = ({ part, state, values }: Finding) =>
  needs(`says.${part}${state[0]!.toUpperCase()}${state.slice(1)}` as Say, values);

/** Looks at this device and this network, and says it in words; the outcome can be copied. */
export function DeviceCheck() {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const [copied, setCopied] = useState('');

  const add = (finding: Finding) =>
    setFindings((before) => [...before.filter(({ part }) => part !== finding.part), finding]);
  const start = async () => {
    setBusy(true);
    setFindings([]);
    setCopied('');
    const { playTone, runChecks } = await import('./checks.ts');
    if (await playTone()) setAsks(true);
    else add({ part: 'sound', state: 'bad' });
    await runChecks(add);
    setBusy(false);
  };
  const heard = (state: 'good' | 'fair') => {
    setAsks(false);
    add({ part: 'sound', state });
  };

  const isDone = !busy && !asks && findings.length > 0;
  const worst = STATES[Math.max(-1, ...findings.map(({ state }) => STATES.indexOf(state)))] ?? 'good';
  const text = () =>
    [
      `Spelwereld, ${new Date().toLocaleString('nl-NL')}, ${location.host}`,
      navigator.userAgent,
      ...findings.map(
        (one) => `${needs(`parts.${one.part}`)}: ${needs(`check.${one.state}`)}. ${sayOf(one)}`,
      ),
    ].join('\n');
  const copy = () =>
    navigator.clipboard?.writeText(text()).then(
      () => setCopied(needs('check.copied')),
      () => setCopied(needs('check.copyFailed')),
    ) ?? setCopied(needs('check.copyFailed'));

  return (
    <div className="check">
      <button type="button" className="paper-button" disabled={busy} onClick={() => void start()}>
        {needs(busy ? 'check.busy' : isDone ? 'check.again' : 'check.start')}
      </button>
      {asks && (
        <div className="check-ask" role="group" aria-label={needs('parts.sound')}>
          <p>
            {needs('says.soundAsk')} <strong>{needs('check.heard')}</strong>
          </p>
          <button type="button" className="paper-button quiet" onClick={() => heard('good')}>
            {needs('check.yes')}
          </button>
          <button type="button" className="paper-button quiet" onClick={() => heard('fair')}>
            {needs('check.no')}
          </button>
        </div>
      )}
      <p role="status" className="check-sum">
        {isDone &&
          needs(worst === 'good' ? 'check.allGood' : worst === 'fair' ? 'check.someFair' : 'check.someBad')}
      </p>
      {findings.length > 0 && (
        <Table
          caption={needs('check.result')}
          head={[needs('check.what'), needs('check.result'), needs('check.meaning')]}
          rows={findings.map((one) => [
            needs(`parts.${one.part}`),
            <span key="state" className={`check-state ${one.state}`}>
              {needs(`check.${one.state}`)}
            </span>,
            sayOf(one),
          ])}
        />
      )}
      {isDone && (
        <>
          <button type="button" className="paper-button quiet" onClick={() => void copy()}>
            {needs('check.copy')}
          </button>
          <p role="status">{copied}</p>
          <details>
            <summary>{needs('check.text2')}</summary>
            <pre tabIndex={0}>{text()}</pre>
          </details>
          <p>
            {needs('check.contact')} <PageLink page="contact">{needs('check.contactLink')}</PageLink>.
          </p>
        </>
      )}
    </div>
  );
}
