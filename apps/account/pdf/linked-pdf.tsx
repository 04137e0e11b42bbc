/** A PDF by the link of a mail or SMS: whoever is named on the policy proves it, then the browser saves the file (decision 365). */
import type { PdfInfo } from '@emsal/api/calls/self-service/pdf-shapes';
import { createClient } from '@emsal/api/client';
import { pdfSources, type LinkedPdf, type PdfSource } from '@emsal/api/pdf-pages';
import type { Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { pageOf, usePage } from '@emsal/platform/page';
import { useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Columns } from '@emsal/ui/columns/columns';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Wrap } from '@emsal/ui/wrap/wrap';
import { PageTitle } from '../area/page-title';
import { holderForm, holderInput } from './holder-form';
import { LinkOver } from './link-over';
import { Paper } from './paper';
import { pdfTexts as texts, pdfWords } from './pdf.texts';
import { saveFile } from './save-file';

const calls = {
  policy: {
    info: 'GET selfservice/policy/GetPolicyPdfInfo/{hash}/{from}',
    check: 'POST selfservice/policy/CheckPolicyPdf',
    download: 'GET selfservice/policy/downloadPdfFileAsByteArray/{sentId}/{fileId}/{from}',
  },
  addendum: {
    info: 'GET selfservice/Addendum/GetAddendumPdfInfo/{hash}/{from}',
    check: 'POST selfservice/Addendum/CheckAddendumPdf',
    download: 'GET selfservice/Addendum/DownloadAddendumPdfFile/{sentId}/{fileId}/{from}',
  },
} as const satisfies Record<LinkedPdf, object>;

interface Link {
  hash: string;
  from: PdfSource;
}
type Loaded = Link & ({ info: PdfInfo } | { info: null; isOver: boolean });

const linkOf = ({ params, request }: LoaderFunctionArgs): Link => {
  const given = new URL(request.url).searchParams.get('from');
  return { hash: params['hash'] ?? '', from: pdfSources.find((source) => source === given) ?? 'web' };
};

export const linkedPdfLoader =
  (kind: LinkedPdf) =>
  async (args: LoaderFunctionArgs): Promise<Loaded> => {
    const link = linkOf(args);
    const reply = await createClient(pageOf(args).transport).command(calls[kind].info, link);
    if (reply.isSuccess) return { ...link, info: reply.result };
    return { ...link, info: null, isOver: ['pdfLinkOver', 'badBody'].includes(reply.messageCode) };
  };

function useDownload(kind: LinkedPdf, { hash, from }: Link) {
  const client = createClient(usePage().transport);
  return async (values: Values) => {
    const checked = await client.command(calls[kind].check, { hash, ...holderInput(values) });
    if (!checked.isSuccess) return checked;
    const file = await client.command(calls[kind].download, { ...checked.result, from });
    if (file.isSuccess) saveFile(file.result.name, file.result.content);
    return file;
  };
}

function Holder({ kind, info, ...link }: Link & { kind: LinkedPdf; info: PdfInfo }) {
  const { heading, saved } = pdfWords[kind];
  const download = useDownload(kind, link);
  return (
    <Columns split="7-5">
      <Stack>
        <Stack gap={8}>
          <h1>{heading}</h1>
          <Text size="lead" tone="muted">
            {texts.lead}
          </Text>
        </Stack>
        <FormPanel form={holderForm(info.isCompany)} send={download} sent={{ title: saved, text: texts.saved }} />
      </Stack>
      <Paper {...info} />
    </Columns>
  );
}

export function LinkedPdf({ kind }: { kind: LinkedPdf }) {
  const data = useLoaderData<Loaded>();
  return (
    <Wrap>
      <PageTitle>{pdfWords[kind].title}</PageTitle>
      {data.info ? <Holder kind={kind} {...data} /> : <LinkOver isOver={data.isOver} />}
    </Wrap>
  );
}
