export function apiFor(app: {
  readonly os: 'android' | 'ios';
  readonly isDevelopment: boolean;
}): (path: string) => Promise<unknown>;
