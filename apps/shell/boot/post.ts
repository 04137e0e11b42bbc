interface Answer<Result> {
  isSuccess: boolean;
  result: Result;
}

/** Sends a command to the API without a framework, with `keepalive`. Null when it is refused. */
export async function post<Result>(call: string, body: object): Promise<Result | null> {
  const answer = await fetch(`/api/${call}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { isSuccess, result } = (await answer.json()) as Answer<Result>;
  return isSuccess ? result : null;
}
