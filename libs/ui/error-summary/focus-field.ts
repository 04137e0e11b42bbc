/**
 * Focuses a field by id: the control itself, or in a group the first invalid or first control. False when it is not on
 * the page.
 */
export function focusField(fieldId: string): boolean {
  const target = document.getElementById(fieldId);
  if (!target) return false;
  const inside = target.querySelector<HTMLElement>('[aria-invalid]') ?? target.querySelector<HTMLElement>('input');
  const control = target.matches('input,select,textarea,button') ? target : (inside ?? target);
  control.focus();
  return true;
}
