import { Alert, Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { getMailTemplate, type MailTemplate } from '../../../server/contract/mail-templates.ts';
import { VARIANTS, type Variant } from '../../../server/contract/variant.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { office } from '../wording.ts';
import { Editor } from './editor.tsx';
import { Versions } from './versions.tsx';
import { text } from './wording.ts';

/** The text of one mail for the Netherlands. */
export const TemplatePage = () => <TemplateOf variant="nl" />;

/** The same for Flanders; at an address of its own, so that leaving one with changes is asked about. */
export const FlemishTemplatePage = () => <TemplateOf variant="be" />;

function TemplateOf({ variant }: { variant: Variant }) {
  const { mail = '' } = useParams();
  const query = useQuery(queryOf(getMailTemplate, { params: { template: mail } }));
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={query.data?.what ?? text('title')}
      crumbs={[
        { label: office('root'), to: paths.office },
        { label: text('title'), to: paths.mailTemplates },
      ]}
    >
      <Loaded query={query}>
        {(template) => <Body key={`${template.key} ${variant}`} template={template} variant={variant} />}
      </Loaded>
    </AdultPage>
  );
}

function Body({ template, variant }: { template: MailTemplate; variant: Variant }) {
  /** Changes when the fields are to begin anew, with what is stored. */
  const [turn, setTurn] = useState(0);
  const startAnew = () => setTurn((before) => before + 1);
  return (
    <>
      <Facts
        of={[
          [text('sort'), text(`sorts.${template.sort}`)],
          [text('usedBy'), template.usedBy.join(', ')],
        ]}
      />
      <Tabs
        value={variant}
        aria-label={template.what}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {VARIANTS.map((one) => (
          <Tab
            key={one}
            value={one}
            label={text(`variants.${one}`)}
            component={Link}
            to={paths.mailTemplate(template.key, one)}
          />
        ))}
      </Tabs>
      {!template.mayEdit && <Alert severity="info">{text('locked')}</Alert>}
      {template.texts[variant].isAside && <Alert severity="warning">{text('asideNote')}</Alert>}
      <Editor key={turn} template={template} variant={variant} onAnew={startAnew} />
      <Versions template={template} variant={variant} onRestored={startAnew} />
    </>
  );
}
