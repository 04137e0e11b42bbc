import { failure, success } from '@emsal/api/envelope';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MarketingPermission } from './marketing-permission';

const open = (reply: unknown) => {
  const save = vi.fn().mockResolvedValue(reply);
  render(<MarketingPermission channel="sms" save={save} />);
  return save;
};
const submit = () => userEvent.click(screen.getByRole('button', { name: /haber verin/ }));

describe('marketing permission', () => {
  it('is never preselected, and nothing is saved without it', async () => {
    const save = open(success(null));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await submit();
    expect(screen.getByText('Devam etmek için iletişim iznini işaretleyin')).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  it('F326 is confirmed once saved', async () => {
    open(success(null));
    await userEvent.click(screen.getByRole('checkbox'));
    await submit();
    expect(await screen.findByText(/İzniniz kaydedildi/)).toBeVisible();
  });

  it('shows a failure and stays ticked', async () => {
    open(failure('http503', 'Sistemimiz yanıt veremiyor.'));
    await userEvent.click(screen.getByRole('checkbox'));
    await submit();
    expect(await screen.findByText('Sistemimiz yanıt veremiyor.')).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});
