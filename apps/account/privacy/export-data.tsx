/** A copy of the customer's data. The files stay in this page only. */
import type { OutputOf } from '@emsal/api/calls/table';
import { createClient } from '@emsal/api/client';
import { SentMessage } from '@emsal/forms/sent-message';
import { usePage } from '@emsal/platform/page';
import { Button } from '@emsal/ui/button/button';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { useState } from 'react';
import { saveFile } from '../pdf/save-file';
import type { Telephone } from '../area/telephone';
import { CodeSteps } from '../area/code-steps';
import { privacyTexts } from './privacy.texts';

const texts = privacyTexts.exporting;
const call = 'POST selfservice/customeraccount/exportAccount';
type Files = OutputOf<typeof call>['files'];

const Ready = ({ files }: { files: Files }) => (
  <Stack gap={12}>
    <SentMessage title={texts.ready} text={texts.readyText} />
    <Row>
      {files.map(({ name, type, content }) => (
        <Button key={type} variant="line" onClick={() => saveFile(name, content, type)}>
          {texts.files[type]}
        </Button>
      ))}
    </Row>
  </Stack>
);

export function ExportData({ telephones }: { telephones: readonly Telephone[] }) {
  const client = createClient(usePage().transport);
  const [files, setFiles] = useState<Files>();
  if (files) return <Ready files={files} />;
  return (
    <Disclosure summary={texts.prepare} variant="inline">
      <CodeSteps
        purpose="export"
        telephones={telephones}
        label={texts.label}
        submit={texts.submit}
        onCode={async (proven) => {
          const reply = await client.command(call, proven);
          if (reply.isSuccess) setFiles(reply.result.files);
          return reply;
        }}
      />
    </Disclosure>
  );
}
