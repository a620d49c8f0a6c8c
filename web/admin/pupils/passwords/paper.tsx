import { LOGIN_SHORT } from '../../../../server/contract/auth.ts';
import type { PupilSecret } from '../../../../server/contract/cards.ts';
import { common } from '../../../app/wording/common.ts';
import { cardAddress } from '../../../auth/card/address.ts';
import { PicturePassword } from '../../../auth/card/picture.tsx';
import { Qr } from '../../../ui/qr.tsx';
import { cards as text } from './wording.ts';
import './paper.css';

/** What can be printed. */
export const KINDS = ['cards', 'list', 'labels', 'letter'] as const;
export type Kind = (typeof KINDS)[number];

interface Props {
  secrets: readonly PupilSecret[];
  school: string;
  group: string;
  /** What the teacher adds to a letter. */
  line: string;
  /** Whether other groups are printed along: sheets then say whose they are. */
  isOneOfMany: boolean;
}

/** Cards on a sheet, two by four. */
const PER_SHEET = 8;
/** Labels on a sheet of 70 by 37 mm. */
const PER_LABEL_SHEET = 24;

/** The address that a pupil types, without what a browser fills in itself: it leads straight to where one logs in. */
const SITE = window.location.host + LOGIN_SHORT;

/** Sheets of paper as they come out of the printer; on the screen they lie below each other. */
export function Paper({ kind, ...props }: Props & { kind: Kind }) {
  const head = props.isOneOfMany ? props.group : undefined;
  switch (kind) {
    case 'cards':
      return sheetsOf(props.secrets, PER_SHEET).map((sheet) => (
        <section key={sheet[0]!.id} className={head ? 'paper cards-sheet headed' : 'paper cards-sheet'}>
          {head && <h2 className="sheet-head">{head}</h2>}
          {sheet.map((secret) => (
            <Card key={secret.id} secret={secret} school={props.school} />
          ))}
        </section>
      ));
    case 'labels':
      return sheetsOf(props.secrets, PER_LABEL_SHEET).map((sheet) => (
        <section key={sheet[0]!.id} className="paper labels-sheet">
          {sheet.map((secret) => (
            <Label key={secret.id} {...{ secret, head }} />
          ))}
        </section>
      ));
    case 'list':
      return <List {...props} />;
    case 'letter':
      return props.secrets.map((secret) => (
        <Letter key={secret.id} {...{ secret, head }} school={props.school} line={props.line} />
      ));
  }
}

const sheetsOf = <T,>(rows: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size));

interface PasswordProps {
  secret: PupilSecret;
  /** Of its pictures, in px. */
  size: number;
  /** What stands there when it can't be shown; for a child whom to ask. */
  unknown?: string;
}

/** The password as it is typed or tapped. */
function Password({ secret: { password, style }, size, unknown = text('paper.ask') }: PasswordProps) {
  if (password === undefined) return <em>{unknown}</em>;
  if (style === 'plaatjes') return <PicturePassword password={password} size={size} />;
  return <b className="typed">{password}</b>;
}

const Code = ({ secret: { card, name } }: { secret: PupilSecret }) =>
  card !== undefined && <Qr text={cardAddress(card)} label={`${text('paper.qr')}, ${name}`} />;

const Card = ({ secret, school }: { secret: PupilSecret; school: string }) => (
  <article className="login-card">
    <header>
      <b>{common('product')}</b>
      <span>{school}</span>
    </header>
    <h2>{secret.name}</h2>
    <dl>
      <dt>{text('paper.username')}</dt>
      <dd>
        <b className="typed">{secret.username}</b>
      </dd>
      <dt>{text('paper.password')}</dt>
      <dd>
        <Password secret={secret} size={32} />
      </dd>
    </dl>
    <figure>
      <Code secret={secret} />
      <figcaption>{text('paper.scan')}</figcaption>
    </figure>
    <footer>{text('paper.at', { address: SITE })}</footer>
  </article>
);

/** Labels have their places on the sheet, so that there is none for a head: each says it. */
const Label = ({ secret, head }: { secret: PupilSecret; head: string | undefined }) => (
  <article className="login-label">
    <div>
      <h2>{secret.name}</h2>
      <b className="typed">{secret.username}</b>
      <div>
        <Password secret={secret} size={22} />
      </div>
      <small>{head ? `${head}, ${SITE}` : SITE}</small>
    </div>
    <Code secret={secret} />
  </article>
);

const List = ({ secrets, school, group }: Props) => (
  <section className="paper list-sheet">
    <h2>{`${school}, ${group}`}</h2>
    <p>{text('paper.at', { address: SITE })}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">{text('name')}</th>
          <th scope="col">{text('username')}</th>
          <th scope="col">{text('password')}</th>
        </tr>
      </thead>
      <tbody>
        {secrets.map((secret) => (
          <tr key={secret.id}>
            <th scope="row">{secret.name}</th>
            <td>{secret.username}</td>
            <td>
              <Password secret={secret} size={20} unknown={text('unknown')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>{text('paper.keep')}</p>
  </section>
);

interface LetterProps {
  secret: PupilSecret;
  school: string;
  head: string | undefined;
  line: string;
}

const Letter = ({ secret, school, head, line }: LetterProps) => (
  <section className="paper letter-sheet">
    <header>
      <b>{head ? `${school}, ${head}` : school}</b>
      <span>{common('product')}</span>
    </header>
    <h2>{text('paper.letterTo', { name: secret.name })}</h2>
    <p>{text('paper.hello')}</p>
    <p>{text('paper.letter1', { school, firstName: secret.firstName })}</p>
    {line.trim() !== '' && <p className="own">{line.trim()}</p>}
    <p>{text('paper.letter2')}</p>
    <div className="letter-login">
      <dl>
        <dt>{text('paper.at', { address: '' })}</dt>
        <dd>
          <b className="typed">{SITE}</b>
        </dd>
        <dt>{text('paper.username')}</dt>
        <dd>
          <b className="typed">{secret.username}</b>
        </dd>
        <dt>{text('paper.password')}</dt>
        <dd>
          <Password secret={secret} size={36} />
        </dd>
      </dl>
      <Code secret={secret} />
    </div>
    <p>{text('paper.letter3')}</p>
    <p>{text('paper.regards')}</p>
    <p>{school}</p>
  </section>
);
