import { lazy, Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import Home from './screens/home.tsx'
import { Broken } from './screens/trouble.tsx'
import { Loading } from './ui/loading.tsx'

const About = lazy(() => import('./screens/about.tsx'))
const Claim = lazy(() => import('./screens/claim.tsx'))
const Learn = lazy(() => import('./screens/learn.tsx'))
const NewTable = lazy(() => import('./screens/new-table.tsx'))
const NotFound = lazy(() => import('./screens/not-found.tsx'))
const Opening = lazy(() => import('./screens/opening.tsx'))
const Replay = lazy(() => import('./screens/replay.tsx'))
const RulesScreen = lazy(() => import('./screens/rules.tsx'))
const SettingsScreen = lazy(() => import('./screens/settings.tsx'))
const Tables = lazy(() => import('./screens/tables.tsx'))
const Table = lazy(() => import('./table/table.tsx'))

/** The screens by their addresses. They follow the # so that any file host can serve them. */
export function App() {
  return (
    <Router hook={useHashLocation}>
      <Broken>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/">
              <Home />
            </Route>
            <Route path="/tables">
              <Tables />
            </Route>
            <Route path="/new/:game">{({ game }) => <NewTable game={game} />}</Route>
            <Route path="/new/:game/after/:place/:id">
              {({ game, place, id }) => (
                <NewTable game={game} after={{ place: place === 'here' ? 'here' : 'online', id }} />
              )}
            </Route>
            <Route path="/t/:id">{({ id }) => <Table key={id} place="server" id={id} />}</Route>
            <Route path="/here/:id">{({ id }) => <Table key={id} place="here" id={id} />}</Route>
            <Route path="/replay/:place/:id/:line?">
              {({ place, id, line }) => (
                <Replay
                  key={id}
                  place={place === 'server' ? 'server' : 'here'}
                  id={id}
                  line={line === undefined ? null : Number(line)}
                />
              )}
            </Route>
            <Route path="/rules/:game?/:rule?">
              {({ game, rule }) => <RulesScreen game={game} rule={rule} />}
            </Route>
            <Route path="/learn/:game">{({ game }) => <Learn key={game} game={game} />}</Route>
            <Route path="/opening/:game/:anew?">
              {({ game, anew }) => (
                <Opening key={`${game} ${anew}`} game={game} anew={anew !== undefined} />
              )}
            </Route>
            <Route path="/settings">
              <SettingsScreen />
            </Route>
            <Route path="/claim/:token">{({ token }) => <Claim token={token} />}</Route>
            <Route path="/about">
              <About />
            </Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </Broken>
    </Router>
  )
}
