/** All calculators, each with a small picture of its usual result. */
import type { RouteHandle } from '@emsal/platform/remote';
import { useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { calculatorPaths } from '@emsal/products/calculator-paths';
import { Breadcrumb } from '@emsal/ui/breadcrumb/breadcrumb';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { PageHead } from '../../page-head/page-head';
import { calculator as ceiling } from '../all/ceiling';
import { calculator as dask } from '../all/dask';
import { calculator as fuel } from '../all/fuel';
import { calculator as mtv } from '../all/mtv';
import { calculator as purchaseTax } from '../all/purchase-tax';
import { calculator as step } from '../all/step';
import { calculatorMetadata } from '../kit/calculator-metadata';
import { todayOf } from '../kit/calculator-request';
import { calculatorTexts } from '../kit/calculator.texts';
import { readValues } from '../kit/field';
import { SmallPlot } from '../plot/small-plot';
import type { Plot } from '../plot/plot';
import { vehicleValueTexts } from '../vehicle-value/vehicle-value.texts';
import { changesByMonth, valueByAge } from './small-pictures';
import { overviewTexts as texts } from './overview.texts';
import styles from './overview.module.css';

const path = calculatorPaths.all;

export const handle: RouteHandle = { layout: 'blog', metadata: calculatorMetadata({ ...texts, path }) };

export const loader = (args: LoaderFunctionArgs) => ({ today: todayOf(args) });

interface Entry {
  href: string;
  name: string;
  summary: string;
  plot: Plot;
}

const entriesFor = (today: string): Entry[] => [
  ...[step, ceiling, dask, mtv, purchaseTax, fuel].map(({ path: href, name, summary, fields, outcome }) => ({
    href,
    name,
    summary,
    plot: outcome(readValues(fields, {}), today).plot,
  })),
  {
    href: calculatorPaths.vehicleValue,
    name: vehicleValueTexts.name,
    summary: vehicleValueTexts.summary,
    plot: valueByAge,
  },
  { href: calculatorPaths.changes, name: texts.changes, summary: texts.changesText, plot: changesByMonth(today) },
];

export function Component() {
  const { today } = useLoaderData<typeof loader>();
  return (
    <Stack gap={32}>
      <PageHead title={texts.title} description={texts.description} />
      <Breadcrumb trail={[{ href: '/', label: calculatorTexts.home }]} current={texts.name} />
      <Stack gap={8}>
        <h1>{texts.heading}</h1>
        <Text size="lead" tone="muted">
          {texts.lead}
        </Text>
      </Stack>
      <ul className={styles.entries}>
        {entriesFor(today).map(({ href, name, summary, plot }) => (
          <li key={href}>
            <SmallPlot plot={plot} />
            <h2 className={styles.title}>
              <a href={href}>{name}</a>
            </h2>
            <Text tone="muted">{summary}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
