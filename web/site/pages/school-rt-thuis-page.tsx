import { pageAddress } from '../address.ts';
import home from '../art/place-home.ts?drawn';
import practice from '../art/place-practice.ts?drawn';
import school from '../art/place-school.ts?drawn';
import { definePage } from '../page.ts';
import {
  ButtonLink,
  Card,
  Closing,
  Columns,
  Hero,
  Note,
  Picture,
  Section,
  Steps,
  Table,
  Ticks,
} from '../ui/index.ts';
import { schoolRtThuis as text } from '../wording/school-rt-thuis.ts';

const KINDS = [
  { id: 'school', picture: school, colour: 'blue', type: 'school' },
  { id: 'rt', picture: practice, colour: 'teal', type: 'rt' },
  { id: 'home', picture: home, colour: 'coral', type: 'thuis' },
] as const;

/** What each kind of account has, in the order of `KINDS`. */
const FEATURES = [
  ['games', true, true, true],
  ['own', true, true, true],
  ['settings', true, true, true],
  ['progress', true, true, true],
  ['live', true, true, true],
  ['staff', true, true, false],
] as const;

const VIEWERS = ['pupil', 'teacher', 'admin', 'parent', 'office'] as const;
const MOVES = ['one', 'two', 'three'] as const;

const has = (yes: boolean) => (
  <span className={yes ? 'site-yes' : 'site-no'}>{text(yes ? 'compare.yes' : 'compare.no')}</span>
);

const SchoolRtThuis = () => (
  <>
    <Hero title={text('hero')} lead={text('lead')} />
    <Section wide>
      <h2 className="visually-hidden">{text('kinds.title')}</h2>
      <Columns>
        {KINDS.map(({ id, picture, colour, type }) => (
          <Card
            key={id}
            title={text(`kinds.${id}.title`)}
            colour={colour}
            picture={<Picture picture={picture} alt="" width={220} first />}
          >
            <p>{text(`kinds.${id}.for`)}</p>
            <Ticks
              items={(['one', 'two', 'three'] as const).map((point) => text(`kinds.${id}.points.${point}`))}
            />
            <p className="site-card-end">
              <ButtonLink to={`${pageAddress('aanvraagformulier')}?soort=${type}`} quiet>
                {text(`kinds.${id}.start`)}
              </ButtonLink>
            </p>
          </Card>
        ))}
      </Columns>
    </Section>
    <Section tone="card" wide>
      <h2>{text('compare.title')}</h2>
      <Table
        caption={text('compare.caption')}
        head={[text('compare.feature'), ...KINDS.map(({ id }) => text(`kinds.${id}.title`))]}
        rows={FEATURES.map(([feature, ...kinds]) => [text(`compare.rows.${feature}`), ...kinds.map(has)])}
      />
    </Section>
    <Section title={text('sees.title')} wide>
      <Table
        caption={text('sees.caption')}
        head={[text('sees.who'), text('sees.what'), text('sees.not')]}
        rows={VIEWERS.map((viewer) => [
          text(`sees.rows.${viewer}.who`),
          text(`sees.rows.${viewer}.what`),
          text(`sees.rows.${viewer}.not`),
        ])}
      />
    </Section>
    <Section title={text('move.title')} tone="card">
      <p>{text('move.lead')}</p>
      <Steps
        steps={MOVES.map((step) => ({
          title: text(`move.steps.${step}.title`),
          text: text(`move.steps.${step}.text`),
        }))}
      />
      <Note kind="limit">{text('move.note')}</Note>
      <p>{text('move.both')}</p>
    </Section>
    <Section title={text('privacy.title')}>
      <p>{text('privacy.text')}</p>
    </Section>
    <Closing />
  </>
);

export default definePage({
  title: text('title'),
  description: text('description'),
  Component: SchoolRtThuis,
});
