/** The forms of both campaigns. The tick for announcements is sent by a call of its own, before the form. */
import type { ContentForm, FormField } from '@emsal/forms/form';
import { agreementField, emailField, nameField } from '@emsal/forms/shared-fields';
import { employeeEntry } from '@emsal/validation/entry/employee-entry';
import { partnershipEntry } from '@emsal/validation/entry/partnership-entry';
import { messagesOf } from '@emsal/validation/verdict';
import { campaignTexts, employeeTexts, partnershipTexts } from './campaigns.texts';

const ticks = (isRequired: boolean): FormField[] => [
  agreementField,
  { kind: 'tick', name: 'announcementPermission', label: campaignTexts.announcement(isRequired) },
];

/** @param isPermissionRequired an operator's setting */
export const employeeForm = (isPermissionRequired: boolean): ContentForm => ({
  label: employeeTexts.label,
  submit: employeeTexts.submit,
  fields: [
    nameField('name', campaignTexts.name),
    emailField(employeeTexts.email, { hint: employeeTexts.emailHint }),
    {
      kind: 'text',
      name: 'personnelNo',
      label: employeeTexts.personnelNo,
      optional: true,
      hint: employeeTexts.personnelNoHint,
      input: { autoComplete: 'off', maxLength: 20 },
    },
    ...ticks(isPermissionRequired),
  ],
  check: (values) => messagesOf(employeeEntry(values, isPermissionRequired)),
});

/** @param isPermissionRequired an operator's setting */
export const partnershipForm = (isPermissionRequired: boolean): ContentForm => ({
  label: partnershipTexts.label,
  submit: partnershipTexts.submit,
  fields: [
    nameField('name', campaignTexts.name),
    {
      kind: 'text',
      name: 'identityNo',
      label: partnershipTexts.identityNo,
      hint: partnershipTexts.identityHint,
      input: { inputMode: 'numeric', autoComplete: 'off', maxLength: 16 },
    },
    emailField(partnershipTexts.email),
    {
      kind: 'text',
      name: 'memberNo',
      label: partnershipTexts.memberNo,
      optional: true,
      input: { autoComplete: 'off', maxLength: 20 },
    },
    ...ticks(isPermissionRequired),
  ],
  check: (values) => messagesOf(partnershipEntry(values, isPermissionRequired)),
});
