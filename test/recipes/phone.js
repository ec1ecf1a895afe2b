/** Gets documents for an app: from `mockgen serve` while it is developed, later from a tree on a static host. */
export function apiFor({ os, isDevelopment }) {
  // The emulator of Android has your machine at an address of its own.
  const machine = os === 'android' ? '10.0.2.2' : '127.0.0.1';
  const address = isDevelopment ? `http://${machine}:3000` : 'https://you.github.io/repo';
  // Every host has a document by the name of its file.
  return async (path) => {
    const response = await fetch(`${address}/${path}.json`);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
}
