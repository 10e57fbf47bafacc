/** The answer of the server to the user who has logged in. */
export async function load(address) {
  const token = localStorage.getItem("token");
  if (!token) throw new Error("nobody has logged in");
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${answer.status} for ${address}`);
  return answer.json();
}
