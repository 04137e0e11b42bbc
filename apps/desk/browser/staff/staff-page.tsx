/** Who may sign in, and with which roles. */
import type { Member } from '@emsal/api/desk/desk-calls';
import type { Role } from '@emsal/api/staff-roles';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { useState } from 'react';
import { callDesk } from '../desk-client';
import { deskTexts } from '../desk.texts';
import { HeadingRow } from '../ui/heading-row';
import { Outcome } from '../ui/outcome';
import { UnsavedGuard } from '../ui/unsaved-guard';
import { Waiting } from '../ui/waiting';
import { heldWhile, useAction, useCall, type Action } from '../use-call';
import { NewMember } from './new-member';
import { RoleChecks } from './role-checks';
import styles from './staff-page.module.css';
import { useChangedForms, useReportChanged, type MarkChanged } from './use-changed-forms';

const texts = deskTexts.staffPage;

interface MemberFormProps {
  member: Member;
  action: Action;
  mark: MarkChanged;
  /** Saved, or refused because it had changed: what is shown is read again. */
  onTried: () => void;
}

const isSame = (some: readonly Role[], others: readonly Role[]): boolean =>
  some.length === others.length && some.every((role) => others.includes(role));

function MemberForm({ member, action, mark, onTried }: MemberFormProps) {
  const [roles, setRoles] = useState(member.roles);
  const [isActive, setActive] = useState(member.isActive);
  useReportChanged(mark, member.id, isActive !== member.isActive || !isSame(roles, member.roles));
  const save = async () => {
    const from = { roles: member.roles, isActive: member.isActive };
    await action.run(() => callDesk('POST staff/{id}', { id: member.id, from, roles, isActive }), texts.saved);
    onTried();
  };
  return (
    <Card as="li" className={styles.member}>
      <h2 className={styles.name}>{member.name}</h2>
      <p className={styles.email}>{member.email}</p>
      <RoleChecks id={member.id} legend={texts.roles} roles={roles} onChange={setRoles} />
      <Checkbox id={`${member.id}-active`} label={texts.isActive} checked={isActive} onChange={setActive} />
      <Button variant="line" busy={action.isRunning} onClick={save} aria-label={`${member.name}: ${texts.save}`}>
        {texts.save}
      </Button>
    </Card>
  );
}

/** Rights that have changed are shown anew. */
const keyOf = ({ id, roles, isActive }: Member): string => [id, isActive, ...roles].join(' ');

export function StaffPage() {
  const { result: staff, failure, isReading, reload } = useCall('GET staff', {});
  const action = heldWhile(isReading, useAction());
  const { isChanged, mark } = useChangedForms();
  const waiting = <Waiting failure={failure} onAgain={reload} />;
  if (!staff) return waiting;
  return (
    <>
      <UnsavedGuard isChanged={isChanged} />
      <HeadingRow title={texts.title} />
      <Outcome notice={action.notice} />
      {failure && waiting}
      <ul className={styles.members}>
        {staff.map((member) => (
          <MemberForm key={keyOf(member)} {...{ member, action, mark }} onTried={reload} />
        ))}
      </ul>
      <NewMember action={action} mark={mark} onSaved={reload} />
    </>
  );
}
