/** Looks for a hospital in the network of one offer: province, district, kind, then the institutions. */
import { Select } from '@emsal/ui/select/select';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { useId, useState } from 'react';
import { nowhere, withLevel, type ChosenPlace, type NetworkOf } from './network-lists';
import { networkTexts as texts } from './network.texts';
import styles from './network-panel.module.css';
import { useNetworkLists } from './use-network-lists';

const Companies = ({ names }: { names: readonly string[] }) => (
  <>
    <p role="status">{texts.count(names.length)}</p>
    <ul className={styles.companies}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </>
);

export function NetworkPanel({ network }: { network: NetworkOf }) {
  const id = useId();
  const [place, setPlace] = useState(nowhere);
  const { cities, districts, types, companies } = useNetworkLists(network, place);
  // Every network has provinces: an empty list is one that failed.
  if (cities?.length === 0) return <Text tone="muted">{texts.failed}</Text>;
  const level = (name: keyof ChosenPlace) => ({
    id: `${id}-${name}`,
    label: texts[name],
    value: place[name],
    onChange: (value: string) => setPlace(withLevel(place, name, value)),
  });
  return (
    <Stack gap={16}>
      <div className={styles.levels}>
        <Select {...level('city')} options={cities ?? []} loading={cities === undefined} />
        {place.city && <Select {...level('district')} options={districts ?? []} loading={districts === undefined} />}
        {place.district && <Select {...level('type')} options={types ?? []} loading={types === undefined} />}
      </div>
      {place.type && companies && <Companies names={companies} />}
      <Text tone="muted">{texts.note}</Text>
    </Stack>
  );
}
