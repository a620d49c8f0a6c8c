import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { makeMoveArchive } from '../../../server/contract/move-archives.ts';
import { showMoveCode } from '../../../server/contract/move-code.ts';
import { listMoves, type MoveScope } from '../../../server/contract/moves.ts';
import type { Pupil } from '../../../server/contract/pupils.ts';
import { messageOf } from '../../api/error.ts';
import { paths } from '../../app/paths.ts';
import { useFeature } from '../../app/use-features.ts';
import { queries } from '../../app/queries.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { common } from '../../app/wording/common.ts';
import { saveFile } from '../../ui/csv.ts';
import { Icon } from '../../ui/icon.tsx';
import { tell } from '../../ui/toast.tsx';
import { Qr } from '../../ui/qr.tsx';
import type { InGroup } from '../pupils/use-pupils.ts';
import { dayText, PARTS, partText } from './parts.ts';
import { text } from './wording.ts';
import '../pupils/passwords/paper.css';
import './moves.css';

interface Props extends InGroup {
  pupil: Pupil;
  school: string;
  /** The id of the code. */
  token: string;
  code: string;
  expiresOn: string;
  scope: MoveScope;
}

/** The code that was made, with the letter in which it goes to the parents; once this closes nobody can read it any more. */
export function MadeCode({ account, group, pupil, school, token, code, expiresOn, scope }: Props) {
  const shown = showMoveCode(code);
  const file = useMutation({
    mutationFn: () => call(makeMoveArchive, { params: { pupil: pupil.id, token } }),
    onSuccess(made) {
      saveFile(text('made.fileName'), 'spelwereld', new Blob([JSON.stringify(made)]));
      tell({ message: text('made.filed') });
      return askAnew(queries, [listMoves], { account });
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  const copy = () =>
    void navigator.clipboard.writeText(shown).then(() => tell({ message: text('made.copied') }));
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <Stack className="no-print" sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Alert severity="warning">{text('made.once')}</Alert>
        <Box role="status">
          <Typography component="p" className="move-code">
            {shown}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {text('made.until', { day: dayText(expiresOn) })}
          </Typography>
        </Box>
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            startIcon={<Icon name="print" size={18} />}
            onClick={() => window.print()}
          >
            {text('made.print')}
          </Button>
          {/* Browsers have no clipboard for a page without https. */}
          {'clipboard' in navigator && <Button onClick={copy}>{text('made.copy')}</Button>}
          <Button component={Link} to={paths.pupils(account, group)}>
            {text('made.back')}
          </Button>
          <Button component={Link} to={paths.moves(account)}>
            {text('toAll')}
          </Button>
        </Stack>
        <Typography sx={{ maxWidth: 760 }}>{text('made.fileNote')}</Typography>
        <Button variant="outlined" loading={file.isPending} onClick={() => file.mutate()}>
          {text('made.file')}
        </Button>
      </Stack>
      <div className="papers" role="region" aria-label={text('made.letter')} tabIndex={0}>
        <Letter {...{ account, pupil, school, shown, expiresOn, scope }} code={code} />
      </div>
    </Stack>
  );
}

const list = new Intl.ListFormat('nl');

function Letter({
  account,
  pupil: { name, firstName },
  school,
  shown,
  code,
  expiresOn,
  scope,
}: Omit<Props, 'group' | 'token'> & { shown: string }) {
  const hasCare = useFeature(account, 'featureZorgtraject');
  const parts = PARTS.filter((part) => scope[part]).map((part) => partText(part, hasCare).toLowerCase());
  return (
    <section className="paper letter-sheet">
      <header>
        <b>{school}</b>
        <span>{common('product')}</span>
      </header>
      <h2>{text('letter.to', { name })}</h2>
      <p>{text('letter.hello')}</p>
      <p>{text('letter.body', { firstName })}</p>
      <p>{text('letter.how', { firstName, day: dayText(expiresOn) })}</p>
      <div className="letter-login">
        <dl>
          <dt>{text('made.code')}</dt>
          <dd>
            <b className="typed">{shown}</b>
          </dd>
        </dl>
        <Qr text={code} label={text('made.qr')} />
      </div>
      {parts.length > 0 && <p>{text('letter.along', { parts: list.format(parts) })}</p>}
      <p>{text('letter.care')}</p>
      <p>{text('letter.regards')}</p>
      <p>{school}</p>
    </section>
  );
}
