import { connection } from "next/server";
import { Search } from "./Search";

export default async function Page() {
  // The page is rendered for each request.
  await connection();
  return (
    <main>
      <h1>Next</h1>
      <Search />
    </main>
  );
}
