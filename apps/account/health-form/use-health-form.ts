/** The form while it is filled in: every completed person is saved at once, so that it can be left and gone on with. */
import { createClient } from '@emsal/api/client';
import { success, type Envelope } from '@emsal/api/envelope';
import type { Values } from '@emsal/forms/form';
import { usePage } from '@emsal/platform/page';
import { declarationOf } from '@emsal/validation/health-declaration/declaration';
import { useState } from 'react';
import { healthFormTexts as texts } from './health-form.texts';
import {
  declare,
  nextPerson,
  removePerson,
  restorePerson,
  startState,
  type CustomerInfo,
  type HealthFormState,
} from './health-form-state';
import type { OpenedForm } from './load-form';

const save = 'POST selfservice/HealthProcess/saveInformationForm';

export function useHealthForm({ hash, form }: OpenedForm) {
  const client = createClient(usePage().transport);
  const [state, setState] = useState(() => startState(form));
  /** Whoever is opened again; otherwise the first who is missing. */
  const [opened, setOpened] = useState<CustomerInfo>();
  const [failure, setFailure] = useState<string>();

  const keep = async (next: HealthFormState): Promise<Envelope<unknown>> => {
    const { healthProcessInformation, customerInfoDetail, personsInsuredLength } = next;
    const reply = await client.command(save, {
      hash,
      textVersion: texts.consent.textVersion,
      personsInsuredLength,
      healthProcessInformation: healthProcessInformation.map((said) => ({ ...said, diseases: [...said.diseases] })),
      customerInfoDetail: customerInfoDetail.map(({ customerOrder }) => ({ customerOrder })),
    });
    if (!reply.isSuccess) return reply;
    setState(next);
    setOpened(undefined);
    return success(null);
  };
  const change = async (next: HealthFormState) => {
    const reply = await keep(next);
    setFailure(reply.isSuccess ? undefined : reply.message);
  };
  return {
    state,
    failure,
    current: opened ?? nextPerson(state),
    open: setOpened,
    answer: ({ customerOrder }: CustomerInfo, values: Values) => {
      const said = declarationOf(values);
      return keep(declare(state, { customerOrder, ...said, diseases: [...said.diseases] }));
    },
    remove: ({ customerOrder }: CustomerInfo) => change(removePerson(state, customerOrder)),
    restore: (person: CustomerInfo) => change(restorePerson(state, person)),
  };
}
