import { createClient } from '@emsal/api/client';
import { usePage } from '@emsal/platform/page';
import type { SelectOption } from '@emsal/ui/select/select';
import { useEffect, useState } from 'react';

type Lists = Readonly<Record<string, readonly SelectOption[]>>;

const toOption = ({ code, name }: { code: string; name: string }): SelectOption => ({ value: code, label: name });

/** Banks, finance companies and the branches of a bank in a province, loaded when needed. */
export function useLenders({ kind, bank, city }: { kind: string; bank: string; city: string }) {
  const { transport } = usePage();
  const [lists, setLists] = useState<Lists>({});
  const branches = bank !== '' && city !== '' ? `${bank}/${city}` : '';
  useEffect(() => {
    const client = createClient(transport);
    const store = (key: string, list: { code: string; name: string }[]): void =>
      setLists((before) => ({ ...before, [key]: list.map(toOption) }));
    if (kind === 'company')
      void client
        .lookup('GET quoterequestapi/sharedstep/getfinancecorparetlist', {})
        .then((list) => store('companies', list));
    if (kind === 'bank')
      void client.lookup('GET quoterequestapi/sharedstep/GetBankList', {}).then((list) => store('banks', list));
  }, [kind, transport]);
  useEffect(() => {
    if (branches === '') return;
    void createClient(transport)
      .lookup('GET quoterequestapi/sharedstep/getbankbranchlist/{bankCode}/{bankCity}', {
        bankCode: bank,
        bankCity: city,
      })
      .then((list) => setLists((before) => ({ ...before, [branches]: list.map(toOption) })));
  }, [branches, bank, city, transport]);
  return { banks: lists['banks'] ?? [], companies: lists['companies'] ?? [], branches: lists[branches] ?? [] };
}
