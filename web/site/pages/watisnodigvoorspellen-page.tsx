import { definePage } from '../page.ts';
import { DeviceCheck } from '../parts/watisnodig/device-check.tsx';
import { Card, Columns, Hero, Section, Ticks } from '../ui/index.ts';
import { needs } from '../wording/needs.ts';

const NeedsPage = () => (
  <>
    <Hero title={needs('title')} lead={needs('lead')} />
    <Section title={needs('check.title')} id="controle">
      <p>{needs('check.text')}</p>
      <DeviceCheck />
    </Section>
    <Section tone="card" wide>
      <Columns least={300}>
        <Card level={2} title={needs('device.title')} colour="blue">
          <Ticks
            items={(['kinds', 'screen', 'hands', 'browser'] as const).map((item) =>
              needs(`device.items.${item}`),
            )}
          />
        </Card>
        <Card level={2} title={needs('sound.title')} colour="coral">
          <p>{needs('sound.text')}</p>
        </Card>
        <Card level={2} title={needs('typing.title')} colour="moss">
          <p>{needs('typing.text')}</p>
        </Card>
      </Columns>
    </Section>
    <Section title={needs('network.title')} id="ict">
      <Ticks
        items={(['address', 'volume', 'proxy', 'install'] as const).map((item) =>
          needs(`network.items.${item}`),
        )}
      />
    </Section>
  </>
);

export default definePage({
  title: needs('meta.title'),
  description: needs('meta.description'),
  Component: NeedsPage,
});
