/** The page that the address asks for. */
import { later, Nothing } from "./parts/basics/fetched-later";
import { shown } from "./parts/explain/explain";
import { person } from "./parts/beside/person-name";
import { Skeleton } from "./parts/shell/skeleton";
import { Voice } from "./parts/shell/live-regions";
import { Home } from "./pages/home";
import { Missing } from "./pages/trouble";
import { route, sheet } from "./state/app/route";
import { offline } from "./state/app/kept-shell";
import { ui } from "./words/ui";

const Explanation = later(async () => (await import("./parts/explain/explanation")).Explanation, Nothing, "none");
const PersonMenu = later(async () => (await import("./parts/beside/person-menu")).PersonMenu, Nothing);
const NewTable = later(async () => (await import("./pages/new-table")).NewTable);
const TablePage = later(async () => (await import("./pages/table")).TablePage, Skeleton, "none");
const CampaignPage = later(async () => (await import("./pages/campaign")).CampaignPage);
const Replay = later(async () => (await import("./pages/replay")).Replay, Skeleton);
const Learn = later(async () => (await import("./pages/learn")).Learn);
const LessonPage = later(async () => (await import("./pages/lesson")).LessonPage, Skeleton);
const Help = later(async () => (await import("./pages/help")).Help);
const SheetOver = later(async () => (await import("./pages/sheet")).SheetOver);
const RulesPage = later(async () => (await import("./pages/rules")).RulesPage);
const OddsPage = later(async () => (await import("./pages/odds")).OddsPage);
const SettingsPage = later(async () => (await import("./pages/settings")).SettingsPage);

export function App() {
  return (
    <>
      <Voice />
      {offline.value && (
        <p class="note warn offline" role="status">
          {ui("offline")}
        </p>
      )}
      <Page />
      {sheet.value !== null && <SheetOver sheet={sheet.value} />}
      {shown.value !== null && <Explanation />}
      {person.value !== null && <PersonMenu of={person.value} />}
    </>
  );
}

function Page() {
  const now = route.value;
  switch (now.page) {
    case "home":
      return <Home />;
    case "new":
      return <NewTable asked={now.game} record={now.record} key={now.record} />;
    case "table":
      return <TablePage id={now.id} key={now.id} />;
    case "campaign":
      return <CampaignPage id={now.id} key={now.id} />;
    case "replay":
      return <Replay source={{ kind: now.kind, id: now.id }} step={now.step} eyes={now.eyes} analyse={now.analyse} key={now.id} />;
    case "learn":
      return <Learn asked={now.game} />;
    case "lesson":
      return <LessonPage game={now.game} id={now.id} key={`${now.game}/${now.id}`} />;
    case "help":
      return <Help />;
    case "rules":
      return <RulesPage game={now.game} key={now.game} />;
    case "odds":
      return <OddsPage game={now.game} key={now.game} />;
    case "settings":
      return <SettingsPage />;
    case "missing":
      return <Missing />;
  }
}
