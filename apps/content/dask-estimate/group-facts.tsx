import { formatLira } from '@emsal/platform/formats/money';
import type { DaskMonth } from '@emsal/tariffs/dask/dask-month';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { daskEstimateTexts as texts } from './dask-estimate.texts';

interface GroupFactsProps {
  /** Risk group, 1 to 7. */
  group: number;
  month: DaskMonth;
  /** Premium of a policy that is renewed in time, whole TL. */
  renewed: number;
}

/** `282` is `2,82`: hundredths per mille. */
const written = (hundredths: number): string => (hundredths / 100).toFixed(2).replace('.', ',');

/** What the tariff sets for a province's risk group. */
export const GroupFacts = ({ group, month: { rates, minimums }, renewed }: GroupFactsProps) => (
  <KeyValueList
    items={[
      { label: texts.group, value: texts.groupOf(group) },
      { label: texts.rate, value: texts.perMille(written(rates.concrete[group - 1]!)) },
      { label: texts.minimum, value: formatLira(minimums[group - 1]! * 100) },
      { label: texts.renewed, value: formatLira(renewed * 100) },
    ]}
  />
);
