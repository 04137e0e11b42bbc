import type { Role } from '@emsal/api/staff-roles';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useState, type FormEvent } from 'react';
import { callDesk } from '../desk-client';
import { deskTexts } from '../desk.texts';
import type { Action } from '../use-call';
import { RoleChecks } from './role-checks';
import styles from './staff-page.module.css';
import { useReportChanged, type MarkChanged } from './use-changed-forms';

const texts = deskTexts.staffPage;
const nobody = { name: '', email: '', roles: [] as Role[] };

interface NewMemberProps {
  action: Action;
  mark: MarkChanged;
  onSaved: () => void;
}

export function NewMember({ action, mark, onSaved }: NewMemberProps) {
  const [person, setPerson] = useState(nobody);
  const change = (part: Partial<typeof nobody>) => setPerson((last) => ({ ...last, ...part }));
  useReportChanged(mark, 'new', person.name !== '' || person.email !== '' || person.roles.length > 0);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await action.run(() => callDesk('POST staff', person), texts.added))) return;
    setPerson(nobody);
    onSaved();
  };
  return (
    <Card className={styles.card}>
      <form className={styles.form} onSubmit={add}>
        <h2>{texts.add}</h2>
        <TextField id="name" label={texts.name} value={person.name} required onChange={(name) => change({ name })} />
        <TextField
          id="email"
          type="email"
          label={texts.email}
          value={person.email}
          required
          onChange={(email) => change({ email })}
        />
        <RoleChecks id="new" legend={texts.roles} roles={person.roles} onChange={(roles) => change({ roles })} />
        <Button type="submit" busy={action.isRunning}>
          {texts.add}
        </Button>
      </form>
    </Card>
  );
}
