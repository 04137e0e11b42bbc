/** Placeholder of the home page until it arrives. */
export function Component() {
  return (
    <>
      <title>Emsal: sigortanı kıyasla</title>
      <h1>Bir kez sorun, şirketler yanıtlasın.</h1>
    </>
  );
}
