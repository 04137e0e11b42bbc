/** `/dask-tarife-degisikligi`: what a change of the DASK tariff means for a running policy. `?ay=2026-11` names the change (decision 372). */
import { brand } from '@emsal/brand/brand';
import { lineAddresses } from '@emsal/lines/facts/line-ids';
import { formatMonth } from '@emsal/platform/formats/dates';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { todayOn, usePage } from '@emsal/platform/page';
import { useLocation } from '@emsal/platform/router';
import { Card } from '@emsal/ui/card/card';
import { Columns } from '@emsal/ui/columns/columns';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { HomeLink } from '@emsal/ui/home-link/home-link';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { buildingArea } from '@emsal/validation/building-area/building-area';
import { useState } from 'react';
import { PageTitle } from '../area/page-title';
import { Comparison } from './comparison';
import { daskTariffTexts as texts } from './dask-tariff.texts';
import { PolicyInputs, type PolicyAnswers } from './policy-inputs';
import { tariffChange, type TariffChange } from './tariff-change';

const path = '/dask-tarife-degisikligi';
const usualArea = '100';

function Change({ now, earlier }: TariffChange) {
  const [answers, setAnswers] = useState<PolicyAnswers>({
    month: earlier.at(-1)!.month,
    construction: 'concrete',
    area: usualArea,
  });
  const change = (changed: Partial<PolicyAnswers>) => setAnswers((last) => ({ ...last, ...changed }));
  const area = buildingArea(answers.area);
  const then = earlier.find(({ month }) => month === answers.month)!;
  return (
    <Stack gap={32}>
      <PolicyInputs {...{ earlier, answers, change }} />
      <div aria-live="polite">
        {area.ok ? (
          <Comparison {...{ then, now }} home={{ construction: answers.construction, area: Number(area.value) }} />
        ) : (
          <Text>{texts.wrongArea}</Text>
        )}
      </div>
    </Stack>
  );
}

const WhatNext = () => (
  <Card as="aside" label={texts.next}>
    <Stack gap={12}>
      <h2>{texts.next}</h2>
      {texts.points.map((point) => (
        <Text key={point}>{point}</Text>
      ))}
      <Link variant="alone" href={phoneHref(brand.phones.sales)}>
        {texts.call}
      </Link>
      <Link variant="alone" href={`/${lineAddresses.DASK.slug}`}>
        {texts.renew}
      </Link>
    </Stack>
  </Card>
);

const Over = ({ isAsked }: { isAsked: boolean }) => (
  <EmptyState level={1} title={texts.over} actions={isAsked ? <Link href={path}>{texts.current}</Link> : <HomeLink />}>
    {isAsked ? texts.overText : texts.unpublished}
  </EmptyState>
);

export function Component() {
  const asked = new URLSearchParams(useLocation().search).get('ay');
  const change = tariffChange(asked, todayOn(usePage()));
  return (
    <Wrap>
      <PageTitle>{texts.title}</PageTitle>
      <meta name="description" content={texts.description} />
      {change ? (
        <Stack gap={32}>
          <Stack gap={8}>
            <h1>{texts.heading(formatMonth(change.now.month))}</h1>
            <Text size="lead" tone="muted">
              {texts.lead}
            </Text>
          </Stack>
          <Columns split="7-5">
            <Change {...change} />
            <WhatNext />
          </Columns>
        </Stack>
      ) : (
        <Over isAsked={asked !== null} />
      )}
    </Wrap>
  );
}
