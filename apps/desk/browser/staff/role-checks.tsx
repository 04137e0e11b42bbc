import { roles as everyRole } from '@emsal/api/desk/permissions';
import { roleNames, type Role } from '@emsal/api/staff-roles';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import styles from './staff-page.module.css';

interface RoleChecksProps {
  id: string;
  legend: string;
  roles: readonly Role[];
  onChange: (roles: Role[]) => void;
}

export const RoleChecks = ({ id, legend, roles, onChange }: RoleChecksProps) => (
  <fieldset className={styles.roles}>
    <legend>{legend}</legend>
    {roleNames.map((role) => (
      <Checkbox
        key={role}
        id={`${id}-${role}`}
        label={everyRole[role].title}
        checked={roles.includes(role)}
        onChange={(isHeld) => onChange(isHeld ? [...roles, role] : roles.filter((one) => one !== role))}
      />
    ))}
  </fieldset>
);
