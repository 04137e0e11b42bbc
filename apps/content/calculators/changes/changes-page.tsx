/** What changed this month, made from the rule book by which this site calculates. */
import type { RouteHandle } from '@emsal/platform/remote';
import { useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { calculatorPaths } from '@emsal/products/calculator-paths';
import { changesIn, expectedChanges, lateRules, type RuleChange } from '@emsal/tariffs/rule-book/rule-book';
import { figureOn, type Rule } from '@emsal/tariffs/rule-book/rule';
import { Breadcrumb } from '@emsal/ui/breadcrumb/breadcrumb';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Table } from '@emsal/ui/table/table';
import { Text } from '@emsal/ui/text/text';
import { PageHead } from '../../page-head/page-head';
import { calculatorMetadata } from '../kit/calculator-metadata';
import { todayOf } from '../kit/calculator-request';
import { calculatorTexts } from '../kit/calculator.texts';
import { changesTexts as texts } from './changes.texts';

const path = calculatorPaths.changes;

export const handle: RouteHandle = {
  layout: 'blog',
  metadata: calculatorMetadata({ ...texts, path, heading: texts.name }),
};

export const loader = (args: LoaderFunctionArgs) => ({ today: todayOf(args) });

const columnsOf = ([first, ...others]: readonly [string, ...string[]], numeric: number) =>
  [{ key: first, label: first }, ...others.map((label, at) => ({ key: label, label, numeric: at < numeric }))] as const;

const changeRow = ({ rule, before, now }: RuleChange) => ({
  key: rule.id,
  head: rule.name,
  cells: [
    before ? texts.amount(rule.unit, before.value) : texts.none,
    texts.amount(rule.unit, now.value),
    before && before.value !== 0 ? texts.rise(before.value, now.value) : '',
  ],
});

const ruleRow = (today: string) => (rule: Rule) => {
  const figure = figureOn(rule, today) ?? rule.figures.at(-1)!;
  return {
    key: rule.id,
    head: rule.name,
    cells: [
      texts.amount(rule.unit, figure.value),
      texts.day(figure.from),
      texts.day(rule.next.on),
      figure.confidence === 'placeholder' ? `${rule.published} ${texts.illustrative}` : rule.published,
    ],
  };
};

export function Component() {
  const { today } = useLoaderData<typeof loader>();
  const changes = changesIn(today.slice(0, 7));
  return (
    <Stack gap={32}>
      <PageHead title={texts.title} description={texts.description} />
      <Breadcrumb
        trail={[
          { href: '/', label: calculatorTexts.home },
          { href: calculatorPaths.all, label: calculatorTexts.all },
        ]}
        current={texts.name}
      />
      <Stack gap={8}>
        <h1>{texts.heading(today)}</h1>
        <Text size="lead" tone="muted">
          {texts.lead}
        </Text>
      </Stack>
      {lateRules(today).map(({ rule }) => (
        <Notice key={rule.id} tone="warn">
          {texts.late(rule.name)}
        </Notice>
      ))}
      <Stack gap={16}>
        <h2>{texts.changed}</h2>
        {changes.length === 0 ? (
          <Text>{texts.nothing}</Text>
        ) : (
          <Table caption={texts.changed} columns={columnsOf(texts.head, 3)} rows={changes.map(changeRow)} />
        )}
      </Stack>
      <Stack gap={16}>
        <h2>{texts.all}</h2>
        <Table caption={texts.all} columns={columnsOf(texts.allHead, 0)} rows={expectedChanges().map(ruleRow(today))} />
      </Stack>
    </Stack>
  );
}
