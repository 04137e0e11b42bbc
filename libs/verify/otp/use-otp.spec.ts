import { success } from '@emsal/api/envelope';
import { act, renderHook } from '@testing-library/react';
import { useOtp } from './use-otp';

const sent = success({ expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 });

it('checks a code that is typed between the reply and the render that knows of it', async () => {
  const sending = Promise.withResolvers<typeof sent>();
  const validate = vi.fn(async () => success(null));
  const onVerified = vi.fn();
  const { result } = renderHook(() => useOtp({ send: () => sending.promise, validate }, onVerified));
  const { tryCode } = result.current;
  sending.resolve(sent);
  await act(() => sending.promise);
  expect(result.current.isSent).toBe(true);
  await act(() => tryCode('123456'));
  expect(validate.mock.calls).toEqual([['123456']]);
  expect(onVerified).toHaveBeenCalledTimes(1);
  expect(result.current.busy).toBeNull();
});
