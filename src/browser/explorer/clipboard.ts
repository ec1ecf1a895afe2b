/** Copies a text to the clipboard; returns false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  // Undefined on an insecure origin, despite its type.
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  return (
    clipboard?.writeText(text).then(
      () => true,
      () => false,
    ) ?? false
  );
}
