import { useEffect, useState } from 'react';

/** Users whose records contain a text: a line until they are there, an alert if they cannot be had. */
export function Users({ address, q = '' }) {
  const [shown, setShown] = useState({ users: undefined, problem: '' });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const response = await fetch(`${address}/users?limit=5&q=${encodeURIComponent(q)}`, { signal });
      const document = await response.json();
      if (!response.ok) throw new Error(document.detail);
      return document.data;
    };
    load().then(
      (users) => signal.aborted || setShown({ users, problem: '' }),
      (error) => signal.aborted || setShown({ users: undefined, problem: error.message }),
    );
    return () => controller.abort();
  }, [address, q]);
  if (shown.problem) return <p role="alert">{shown.problem}</p>;
  if (!shown.users) return <p>Loading …</p>;
  return (
    <ul>
      {shown.users.map(({ id, first_name: first, last_name: last }) => (
        <li key={id}>
          {first} {last}
        </li>
      ))}
    </ul>
  );
}
