import type { Client } from '@emsal/api/client';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import type { CampaignOptions } from '@emsal/state/offer/offer-state';
import { Button } from '@emsal/ui/button/button';
import { Combobox } from '@emsal/ui/combobox/combobox';
import type { SelectOption } from '@emsal/ui/select/select';
import { Stack } from '@emsal/ui/stack/stack';
import { useEffect, useState } from 'react';
import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { campaignDialogTexts as texts } from './campaign-dialog.texts';

interface JobFieldsProps {
  client: Client;
  line: Pick<LineFacts, 'branchId'>;
  onSubmit: (option: NonNullable<CampaignOptions['job']>) => void;
}

const fieldId = 'job-code';

/** The occupations that insurers know; empty until loaded. */
function useJobs({ client, line: { branchId } }: Pick<JobFieldsProps, 'client' | 'line'>): readonly SelectOption[] {
  const [jobs, setJobs] = useState<readonly SelectOption[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const input = { branchId: String(branchId) };
    void client
      .lookup('GET quoterequestapi/sharedstep/GetJobList/{branchId}', input, { signal: controller.signal })
      .then(
        (list) => controller.signal.aborted || setJobs(list.map(({ code, name }) => ({ value: code, label: name }))),
      );
    return () => controller.abort();
  }, [client, branchId]);
  return jobs;
}

/** The occupation, for insurers that give a discount for it. */
export function JobFields({ client, line, onSubmit }: JobFieldsProps) {
  const jobs = useJobs({ client, line });
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (code !== '') return onSubmit({ code });
    flushSync(() => setError(texts.jobMissing));
    document.getElementById(fieldId)?.focus();
  };
  const change = (next: string): void => {
    setCode(next);
    setError(undefined);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={12}>
        <Combobox id={fieldId} label={texts.job} options={jobs} value={code} onChange={change} error={error} />
        <Button type="submit" variant="line">
          {texts.apply}
        </Button>
      </Stack>
    </form>
  );
}
