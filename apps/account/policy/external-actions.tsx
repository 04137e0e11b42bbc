/** What a customer does with the record of a policy that was bought elsewhere: its PDF, and deleting it. */
import type { PolicyDetail } from '@emsal/api/calls/customer-account/policies';
import { createClient } from '@emsal/api/client';
import type { ContentForm, Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { usePage } from '@emsal/platform/page';
import { useNavigate, useRevalidator } from '@emsal/platform/router';
import { Button } from '@emsal/ui/button/button';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Notice } from '@emsal/ui/notice/notice';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { uploadMessages } from '@emsal/validation/upload/upload-messages';
import { useState } from 'react';
import { ConfirmedCall } from '../area/confirmed';
import { accountPagePath } from '../policies/policy-path';
import { policyTexts as texts } from './policy.texts';

const pdfForm: ContentForm = {
  label: texts.newPdf,
  submit: texts.upload,
  fields: [{ kind: 'file', name: 'file', label: texts.newPdf, accepts: 'pdf', purpose: 'externalPolicy' }],
  check: ({ file = '' }) => Object.fromEntries(file === '' ? [['file', uploadMessages.empty]] : []),
};

function useExternalActions(externalPolicyId: string) {
  const client = createClient(usePage().transport);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const savePdf = async ({ file = '' }: Values) => {
    const input = { externalPolicyId, file };
    const reply = await client.command('POST selfservice/customeraccount/UpdateCustomerExternalPolicyPdf', input);
    if (reply.isSuccess) await revalidate();
    return reply;
  };
  const deletePdf = async () => {
    const input = { externalPolicyId };
    const reply = await client.command('POST selfservice/customeraccount/DeleteCustomerExternalPolicyPdf', input);
    setFailure(reply.isSuccess ? undefined : reply.message);
    await revalidate();
  };
  const deleteRecord = async () => {
    const input = { externalPolicyId };
    const reply = await client.command('POST selfservice/customeraccount/deleteCustomerExternalPolicy', input);
    if (reply.isSuccess) await navigate(accountPagePath);
    else setFailure(reply.message);
  };
  return { failure, savePdf, deletePdf, deleteRecord };
}

interface DeleteProps {
  firmName: string;
  onDelete: () => Promise<void>;
}

const DeleteRecord = ({ firmName, onDelete }: DeleteProps) => (
  <ConfirmedCall
    opener={(open) => (
      <Button variant="line" onClick={open}>
        {texts.deleteRecord}
      </Button>
    )}
    question={{ title: texts.deleteRecord, text: texts.deleteText(firmName) }}
    confirm={texts.confirm}
    onConfirm={onDelete}
  />
);

export function ExternalActions({ policy: { id, firmName, documentId } }: { policy: PolicyDetail }) {
  const { failure, savePdf, deletePdf, deleteRecord } = useExternalActions(id);
  return (
    <section aria-label={texts.record}>
      <Stack gap={16}>
        <h2>{texts.record}</h2>
        <Disclosure key={documentId} variant="inline" summary={documentId ? texts.replacePdf : texts.addPdf}>
          <FormPanel form={pdfForm} send={savePdf} />
        </Disclosure>
        {failure && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <Row gap={12}>
          {documentId && (
            <Button variant="line" onClick={() => void deletePdf()}>
              {texts.deletePdf}
            </Button>
          )}
          <DeleteRecord firmName={firmName} onDelete={deleteRecord} />
        </Row>
      </Stack>
    </section>
  );
}
