/** The sandbox's fault switches. They affect the whole environment, so journeys that use them start their own. */
export async function turnOn(
  sandboxUrl: string,
  name: string,
  { value, times }: { value?: string; times?: number } = {},
): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/switches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, value, times }),
  });
  if (!answer.ok) throw new Error(`the sandbox has no switch ${name}`);
}

export const turnAllOff = async (sandboxUrl: string): Promise<void> =>
  void (await fetch(`${sandboxUrl}/switches`, { method: 'DELETE' }));
