/** The form of an application, read only when its adviser opens it: every reading is a row of the audit log. */
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Text } from '@emsal/ui/text/text';
import { useState } from 'react';
import styles from '../entries/entry-page.module.css';
import { Waiting } from '../ui/waiting';
import { useCall } from '../use-call';
import { applicationsTexts as texts } from './applications.texts';

function OpenFile({ id }: { id: string }) {
  const { result, failure, reload } = useCall('GET applications/{id}/file', { id });
  if (!result) return <Waiting failure={failure} onAgain={reload} />;
  return result.map(({ title, answers }) => (
    <Card key={title} as="section" className={styles.part}>
      <h3>{title}</h3>
      <KeyValueList layout="facts" items={answers} />
    </Card>
  ));
}

export function ApplicationFile({ id, hasFile }: { id: string; hasFile: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Card as="section" className={styles.part}>
        <h2>{texts.file}</h2>
        <Text>{hasFile ? texts.fileLead : texts.fileOfOthers}</Text>
        {hasFile && !isOpen && (
          <Button variant="line" onClick={() => setOpen(true)}>
            {texts.open}
          </Button>
        )}
      </Card>
      {hasFile && isOpen && <OpenFile id={id} />}
    </>
  );
}
