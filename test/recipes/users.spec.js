import { expect, test } from '@playwright/test';
import { mockApi } from './mock-api.js';

/** What stands for your app here: a page that lists users. In your project, open the app with `page.goto('/')`. */
const APP = `<ul></ul><script type="module">
  const response = await fetch('https://api.example/users?limit=3');
  if (response.ok) for (const { username } of (await response.json()).data) {
    document.querySelector('ul').append(Object.assign(document.createElement('li'), { textContent: username }));
  }
</script>`;

test('lists the first three users', async ({ page }) => {
  await mockApi(page, 'https://api.example');
  await page.setContent(APP);
  await expect(page.getByRole('listitem')).toHaveCount(3);
});
