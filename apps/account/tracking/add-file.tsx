/** What is asked of the customer: a picture and, if they like, a few words with it. */
import { addFileStatus } from '@emsal/api/cancellation-statuses';
import type { TrackedDetail } from '@emsal/api/calls/self-service/tracking';
import { createClient } from '@emsal/api/client';
import type { ContentForm, Errors, Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { usePage } from '@emsal/platform/page';
import { useRevalidator } from '@emsal/platform/router';
import { Card } from '@emsal/ui/card/card';
import { Stack } from '@emsal/ui/stack/stack';
import { trackingTexts as texts } from './tracking.texts';

const form: ContentForm = {
  label: texts.upload,
  submit: texts.send,
  fields: [
    { kind: 'file', name: 'file', label: texts.file, accepts: 'image', purpose: 'requestFile' },
    { kind: 'area', name: 'body', label: texts.note, hint: texts.noteHint, optional: true, maxLength: 1000 },
  ],
  check: ({ file = '' }): Errors => (file === '' ? { file: texts.fileMissing } : {}),
};

export function AddFile({ detail: { encryptedCallId, documentInfo } }: { detail: TrackedDetail }) {
  const client = createClient(usePage().transport);
  const { revalidate } = useRevalidator();
  const send = async ({ file = '', body = '' }: Values) => {
    const input = { encryptedCallId, file, body, actionStatus: addFileStatus } as const;
    const reply = await client.command('POST selfservice/policy/addFileToCall', input);
    if (reply.isSuccess) await revalidate();
    return reply;
  };
  return (
    <Card as="section" label={texts.upload} raised roomy>
      <Stack gap={16}>
        <p>{documentInfo}</p>
        <FormPanel form={form} send={send} />
      </Stack>
    </Card>
  );
}
